import { type Addresses, allowedAddresses } from "#kit/outgoing/addresses.ts";
import { type SecretBox, secretBox } from "#kit/secret-box.ts";
import type { Services } from "#kit/services.ts";
import { addressReader } from "./sources/address.ts";
import { type CalendarProviders, calendarProvidersOf } from "./sources/providers.ts";
import { type ReadCalendar, UnreadableCalendar } from "./sources/source.ts";
import type { CalendarKind } from "./terms.ts";

/** What the commands need to read calendars of other systems. */
export interface CalendarTools {
  box: SecretBox;
  addresses: Pick<Addresses, "check">;
  providers: CalendarProviders;
  /** Returns the reader of a kind. @throws UnreadableCalendar for a provider that is no longer set up */
  readerOf(kind: CalendarKind): ReadCalendar;
}

export function calendarTools({ config, secret }: Services): CalendarTools {
  const addresses = allowedAddresses(config.WEBHOOK_PRIVATE_ADDRESSES);
  const providers = calendarProvidersOf(config);
  const readers: Partial<Record<CalendarKind, ReadCalendar>> = {
    address: addressReader(addresses, config.DATA_DIR),
    google: providers.google?.read,
    microsoft: providers.microsoft?.read,
  };
  return {
    box: secretBox(config.ENCRYPTION_KEYS, secret),
    addresses,
    providers,
    readerOf(kind) {
      const reader = readers[kind];
      if (!reader) throw new UnreadableCalendar("calendar_refused");
      return reader;
    },
  };
}
