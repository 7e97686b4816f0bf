export default function HotelsResults() {
  return null;
}
