import { Fragment } from "react";
import { flightCode, type Leg } from "../../../core/flights/index.ts";

/** `EI-2, EI-36`: never broken within one of them. */
export const FlightCodes = ({ legs }: { readonly legs: readonly Leg[] }) =>
  legs.map((leg, index) => (
    <Fragment key={`${flightCode(leg)} ${leg.departsAtLocal}`}>
      {index > 0 && ", "}
      <span className="nowrap">{flightCode(leg)}</span>
    </Fragment>
  ));
