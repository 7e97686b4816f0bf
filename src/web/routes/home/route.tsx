export default function Home() {
  return <h1>Farewind</h1>;
}
