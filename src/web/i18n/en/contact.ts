import { plural } from "../grammar/plural.ts";
import { booking } from "./booking.ts";

const { invalid_email, invalid_phone, too_long, unprintable } = booking.errors;

/** The contact page: how to reach the agency, the contact form, the request to be called. */
export const contact = {
  title: "Contact us: call, write or ask for a call",
  description: (brand: string, time: string) =>
    `Call ${brand} day and night, send a message that is answered within ${time}, or choose when an agent should call you, in English or Spanish.`,
  crumb: "Flights",
  heading: "Contact us",
  lead: "The phone is answered day and night. If you would rather write, or be called at a time that suits you, use one of the forms.",

  facts: {
    heading: "How to reach us",
    phone: "Call",
    phoneNote: "In English and Spanish",
    hours: "Hours",
    hoursWords: "Day and night, every day",
    hoursNote: "Holidays included",
    email: "Write",
    emailNote: (time: string) => `Answered within ${time}`,
    office: "Office",
    officeNote: "Letters and papers",
    social: "Social media",
    socialNote: "Sites of other companies: please never send card numbers there.",
  },

  message: {
    heading: "Send us a message",
    lead: (time: string) => `We answer by email within ${time}. If you fly sooner than that, please call.`,
    fullName: "Full name",
    phone: "Phone number",
    phoneHint: "With the country code if it is not a US number.",
    email: "Email",
    text: "Message",
    textHint: "Optional. If it is about a booking, its number helps us most. Please never send card numbers.",
    submit: "Submit Now",
    submitting: "Sending your message",
    toast: "Your message has been sent.",
  },

  callBack: {
    heading: "Ask us to call you",
    lead: "An agent calls the number that you give, at the time that you choose.",
    name: "Your name",
    phone: "Phone number to call",
    when: "When should we call?",
    choices: { asap: "As soon as possible", today: "Today", date: "On another day" },
    part: "Part of the day",
    parts: {
      // Noon has a name: nobody is sure which 12 o'clock "12 PM" is.
      morning: (from: string) => `Morning, ${from} to noon`,
      afternoon: (_noon: string, to: string) => `Afternoon, noon to ${to}`,
      evening: (from: string, to: string) => `Evening, ${from} to ${to}`,
    },
    date: "Date",
    zone: "Your time zone",
    zoneHint: "Day and hours are read on your clock, not ours.",
    zones: {
      "America/New_York": "Eastern Time (New York, Toronto)",
      "America/Chicago": "Central Time (Chicago, Houston)",
      "America/Denver": "Mountain Time (Denver, Calgary)",
      "America/Phoenix": "Arizona",
      "America/Los_Angeles": "Pacific Time (Los Angeles, Vancouver)",
      "America/Anchorage": "Alaska",
      "Pacific/Honolulu": "Hawaii",
      "America/Puerto_Rico": "Puerto Rico and Atlantic Standard Time",
      "America/Halifax": "Atlantic Time (Halifax)",
      "America/Mexico_City": "Mexico City and Central America",
      "America/Bogota": "Colombia, Ecuador, Panama, Peru",
      "America/Santiago": "Chile",
      "America/Argentina/Buenos_Aires": "Argentina and Uruguay",
      "Europe/London": "United Kingdom and Ireland",
      "Europe/Madrid": "Spain and Central Europe",
      "Asia/Kolkata": "India",
    },
    language: "Language of the call",
    languages: { en: "English", es: "Spanish (Español)" },
    consent: (brand: string) =>
      `I agree that ${brand} calls me at this number about this request. I need not agree to this to buy anything, and can take it back at any time.`,
    submit: "Request a call",
    submitting: "Sending your request",
    toast: "Your request has been sent.",
  },

  privacy: { before: "What we do with your details is in our ", link: "privacy policy", after: "." },
  /** The label of a field that people neither see nor hear; whoever fills it in is a program. */
  trap: "Leave this field empty",

  sent: {
    message: {
      title: "Thank you. Your message is with us.",
      next: (time: string) =>
        `An agent reads it and answers by email within ${time}. If no answer comes, look into the spam folder, then call us. Sending it again is not needed.`,
    },
    "call-back": {
      title: "Thank you. We have your number.",
      next: () =>
        "An agent calls you at the time that you chose, about this request and nothing else. If you miss the call, or it is urgent after all, call us.",
    },
    "call-back-soon": {
      title: "Thank you. We have your number.",
      next: () =>
        "An agent calls you as soon as one is free, about this request and nothing else. If you miss the call, or cannot wait, call us.",
    },
    call: "To talk to an agent right now:",
    another: "Back to the contact page",
    home: "Search flights",
  },

  refused: {
    too_fast: {
      title: "That was quicker than we expected",
      why: "Forms that come within seconds are mostly sent by programs. Everything you typed is still there: please press the button once more.",
    },
    too_old: {
      title: "This page has been open for a long time",
      why: "Everything you typed is still there. Please look at it and press the button once more.",
    },
    too_many: {
      title: "We have several requests from you already",
      why: (minutes: number) =>
        `Nothing is lost: agents are working on those that came before. You can send another in ${minutes} ${plural(minutes, { one: "minute", other: "minutes" })}, or call us right now:`,
      whyLater: "Nothing is lost: agents are working on those that came before. You can send another tomorrow, or call us right now:",
    },
    unanswered: {
      title: "We got no answer",
      why: "Your connection may be gone. Everything you typed is still there: press the button once more. If it did arrive, it counts once.",
    },
  },

  errors: {
    required: {
      fullName: "Enter your full name.",
      name: "Enter your name.",
      phone: "Enter a phone number.",
      when: "Choose when we should call.",
      part: "Choose a part of the day.",
      date: "Choose a date.",
      zone: "Choose your time zone.",
      language: "Choose a language.",
    } as Readonly<Record<string, string>>,
    requiredOther: booking.errors.requiredOther,
    invalid_email,
    invalid_phone,
    too_long,
    unprintable,
    invalid_choice: "Choose one from the list.",
    invalid_date: "This is not a date of the calendar.",
    past_date: "This day has passed where you are. Choose a later one.",
    too_far_ahead: (days: number) => `We can plan a call up to ${days} days ahead. Choose an earlier day.`,
    part_over: "This part of the day has passed where you are. Choose a later one, or another day.",
    unknown_zone: "We do not know this time zone. Choose one from the list.",
    consent_required: "Tick the box so that we may call you.",
  },
};
