-- Reports and the feed read a company's log by time.
CREATE INDEX activities_company ON activities (company_id, at DESC, id DESC) WHERE company_id IS NOT NULL;
