import { CALL_CHOICES, CALL_DAYS_AHEAD, DAY_PARTS, type DayPart } from "../../../core/enquiries/index.ts";
import { addDays, HOME_ZONE, type LocalDateTime } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatTime } from "../../present/dates.ts";
import { useSite } from "../../present/site.tsx";
import type { BindField } from "../../ui/field/field-binding.ts";
import { FieldError } from "../../ui/field/field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Radio } from "../../ui/radio/radio.tsx";
import { SelectField } from "../../ui/select/select.tsx";
import styles from "./contact-us.module.css";
import { useOwnZone } from "./own-zone.ts";

/** When to call. What does not belong to the choice is out of the way, by the style sheet alone. */
export function CallTimeFields({ bind }: { readonly bind: BindField }) {
  const { callBack } = useMessages().contact;
  const { earliestToday } = useSite();
  return (
    <>
      <When bind={bind} />
      <div className={styles.onDate}>
        {/* The day may already be another one where the caller is. */}
        <TextField
          label={callBack.date}
          type="date"
          min={earliestToday}
          max={addDays(earliestToday, CALL_DAYS_AHEAD + 2)}
          {...bind("date")}
        />
      </div>
      <div className={styles.within}>
        <Part bind={bind} />
        <Zone bind={bind} />
      </div>
    </>
  );
}

function When({ bind }: { readonly bind: BindField }) {
  const { callBack } = useMessages().contact;
  const when = bind("when");
  const chosen = when.defaultValue ?? CALL_CHOICES[0];
  return (
    <fieldset className={styles.when} aria-describedby={when.error && `${when.id}-error`}>
      <legend>{callBack.when}</legend>
      {CALL_CHOICES.map((choice, index) => (
        <Radio
          key={choice}
          className={styles.choice}
          id={index === 0 ? when.id : undefined}
          name={when.name}
          value={choice}
          defaultChecked={choice === chosen}
        >
          {callBack.choices[choice]}
        </Radio>
      ))}
      {when.error && <FieldError id={`${when.id}-error`}>{when.error}</FieldError>}
    </fieldset>
  );
}

function Part({ bind }: { readonly bind: BindField }) {
  const { callBack } = useMessages().contact;
  const locale = useLocale();
  const hour = (at: number): string =>
    formatTime(`2000-01-01T${String(at).padStart(2, "0")}:00:00` as LocalDateTime, locale).replace(":00", "");
  return (
    <SelectField label={callBack.part} {...bind("part")}>
      {(Object.keys(DAY_PARTS) as DayPart[]).map((part) => (
        <option key={part} value={part}>
          {callBack.parts[part](hour(DAY_PARTS[part].fromHour), hour(DAY_PARTS[part].toHour))}
        </option>
      ))}
    </SelectField>
  );
}

/** The common zones of our travelers, and the browser's own where it is none of them. */
function Zone({ bind }: { readonly bind: BindField }) {
  const { zones, zone, zoneHint } = useMessages().contact.callBack;
  const own = useOwnZone();
  const field = bind("zone");
  const isListed = own === null || Object.hasOwn(zones, own);
  return (
    <SelectField key={own} label={zone} hint={zoneHint} {...field} defaultValue={field.defaultValue ?? own ?? HOME_ZONE}>
      {!isListed && <option value={own}>{own.replaceAll("_", " ")}</option>}
      {Object.entries(zones).map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
