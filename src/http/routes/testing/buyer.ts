/** Who books in the tests of the calls: the form's fields (specification, section 3) that every payload has, whatever is bought. */
export const BUYER = {
  firstName: "Maya",
  middleName: "mrs. /miss /ms.",
  lastName: "Ellison",
  email: "maya.ellison@mail.example",
  mobile: "7185550163",
  dob: "1988-04-18",
  cardHolderName: "Maya Ellison",
  cardNumber: "4242424242424242",
  cardDetails: "123",
  address: "12 Court Street",
  country: "US",
  state: "New York",
  city: "Brooklyn",
  postalCode: "11201",
} as const;
