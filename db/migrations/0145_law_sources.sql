-- Each row with a rule of law or a currency rate names the source from which it was copied.
ALTER TABLE holidays ADD COLUMN source text;
UPDATE holidays SET source = 'Labour Code art. 112';
ALTER TABLE holidays ALTER COLUMN source SET NOT NULL, ADD CHECK (source <> '');

ALTER TABLE currency_rates ADD COLUMN source text;
UPDATE currency_rates SET source = CASE WHEN currency = 'VND' THEN 'definition'
  ELSE 'rounded initial value, no official rate' END;
ALTER TABLE currency_rates ALTER COLUMN source SET NOT NULL, ADD CHECK (source <> '');
