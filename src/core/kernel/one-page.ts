type Paged<Row> = { rows: readonly Row[]; total: number }

/** One page of a response. Of a backend that ignores `page` and `perPage` and returns all rows, it takes the page. */
export const onePage = <Row>(
  { rows, total }: Paged<Row>,
  { page, perPage }: { page: number; perPage: number },
): Paged<Row> =>
  rows.length <= perPage
    ? { rows, total }
    : { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
