-- Reference lists that administrators maintain: categories, locations, industries, skills, currency rates, holidays.
CREATE TABLE categories (
  id integer PRIMARY KEY,
  parent_id integer REFERENCES categories,
  name text NOT NULL,
  name_vn text NOT NULL,
  slug text NOT NULL,
  slug_vn text NOT NULL,
  icon text,
  position integer NOT NULL
);

-- A current administrative unit (since 1 July 2025) lists its former units in `members`; a former unit names its
-- successor in `merged_into`.
CREATE TABLE locations (
  id integer PRIMARY KEY,
  state text NOT NULL,
  state_vn text NOT NULL,
  country text,
  region text,
  kind text NOT NULL,
  admin text NOT NULL,
  merged_into integer REFERENCES locations,
  slug text NOT NULL,
  slug_vn text NOT NULL,
  aliases text[] NOT NULL DEFAULT '{}',
  members integer[] NOT NULL DEFAULT '{}'
);

CREATE TABLE industries (
  id integer PRIMARY KEY,
  name text NOT NULL,
  name_vn text NOT NULL,
  type smallint NOT NULL CHECK (type IN (0, 1)),
  slug text NOT NULL,
  slug_vn text NOT NULL,
  position integer NOT NULL
);

CREATE TABLE skills (
  id integer PRIMARY KEY,
  name text NOT NULL CHECK (length(name) <= 30),
  name_vn text NOT NULL CHECK (length(name_vn) <= 30),
  category_id integer REFERENCES categories,
  aliases text[] NOT NULL DEFAULT '{}'
);

CREATE TABLE currency_rates (
  currency text PRIMARY KEY CHECK (currency IN ('VND', 'USD', 'SGD', 'THB', 'JPY')),
  vnd numeric(18, 6) NOT NULL CHECK (vnd > 0),
  as_of date NOT NULL
);

CREATE TABLE holidays (
  day date PRIMARY KEY,
  name text NOT NULL,
  name_vn text NOT NULL
);
