export const attributions = {
  title: "Sources and thanks",
  lead: "What this site is made of that others made first, and what we made up.",
  illustrative:
    "The timetable, the fares and the seats are illustrative: we generate them from public facts and our own estimates. They are nobody's schedule and nobody's offer. The hotels do not exist: names, prices, ratings and rooms come out of a model, and their pictures are drawings. Airline names belong to the airlines; badges and colors are our own drawings.",
  from: (source: string, origin: string) => `${source}, transformed from ${origin}`,
  withData: (licence: string, data: string) => `${licence}; data: ${data}`,
  publicDomain: "public domain",
};
