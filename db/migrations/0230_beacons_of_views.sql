-- The SHA-256 of the nonce of the beacon that reported a view (decision 133). A beacon reports one view, also when it is sent again with another
-- browser or from another address. Null for views from before this migration.
ALTER TABLE share_link_views ADD COLUMN beacon bytea CHECK (octet_length(beacon) = 32);
CREATE UNIQUE INDEX share_link_views_beacon ON share_link_views (beacon);
