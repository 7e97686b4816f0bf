import { expect, it } from "vitest";
import { bookingFault } from "../../../core/booking/index.ts";
import { en } from "../../i18n/en/index.ts";
import { es } from "../../i18n/es/index.ts";
import { errorsByField, summaryText } from "./fault-text.ts";

const words = en.booking.errors;

it("uses the words of the error catalogue", () => {
  expect(errorsByField([bookingFault("email", "invalid_email")], words)).toEqual({ email: "Please enter a valid email address." });
  expect(errorsByField([bookingFault("cardNumber", "invalid_card_number")], words)).toEqual({
    cardNumber: "Card number must be 16 digits.",
  });
  expect(errorsByField([bookingFault("cardHolderName", "card_holder_required")], words)).toEqual({
    cardHolderName: "Cardholder name is required.",
  });
});

it("says which traveller a line of the summary is about", () => {
  expect(summaryText(bookingFault("travellers.1.lastName", "required"), words)).toBe(
    "Traveler 3: Enter the last name as it is in the passport.",
  );
  expect(summaryText(bookingFault("lastName", "required"), words)).toBe("Enter the last name as it is in the passport.");
});

it("names the first traveller where others are named", () => {
  const faults = [
    bookingFault("lastName", "required"),
    bookingFault("travellers.0.lastName", "required"),
    bookingFault("email", "invalid_email"),
  ];
  expect(faults.map((fault) => summaryText(fault, words, faults).split(":")[0])).toEqual([
    "Traveler 1",
    "Traveler 2",
    "Please enter a valid email address.",
  ]);
});

it("says in the summary which field a message is about that several have", () => {
  const faults = [
    bookingFault("firstName", "name_characters"),
    bookingFault("lastName", "name_characters"),
    bookingFault("travellers.0.lastName", "name_characters"),
    bookingFault("city", "unprintable"),
  ];
  const spanish = es.booking.errors;
  expect(summaryText(bookingFault("lastName", "name_characters"), spanish)).toBe(`Apellido: ${spanish.name_characters}`);
  expect(faults.map((fault) => summaryText(fault, words, faults))).toEqual([
    `Traveler 1: First name: ${words.name_characters}`,
    `Traveler 1: Last name: ${words.name_characters}`,
    `Traveler 2: Last name: ${words.name_characters}`,
    `City: ${words.unprintable}`,
  ]);
  expect(errorsByField(faults, words)["firstName"]).toBe(words.name_characters);
});

it("keeps the first fault of a field", () => {
  const faults = [bookingFault("dob", "invalid_date"), bookingFault("dob", "required")];
  expect(errorsByField(faults, words)).toEqual({ dob: words.invalid_date });
});
