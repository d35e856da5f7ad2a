-- Two agencies may choose the same prefix: numbers are unique within an agency, and a refusal would show that another agency has the
-- prefix (decision 131).
ALTER TABLE agencies DROP CONSTRAINT agencies_invoice_prefix_key;
