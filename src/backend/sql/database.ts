import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'

/** SQLite: a full-text index. PostgreSQL: a table with an index of the letters and pairs of letters in both texts. */
type WordsRow = { rowid: number; words: string; digits: string }

/** Flags are 0 or 1, amounts satang, times ISO strings of one format if not said otherwise; `…_key` columns are sort keys. */
export type Database = {
  /** metadata of the store */
  facts: { name: string; value: string }
  /** tables that are read whole; `owner` is a user's id, or 0 for shared rows */
  small_rows: { tbl: string; owner: number; key: string; place: number; json: string }
  /** rows that are read by key; `place` orders those of a table */
  keyed_rows: { tbl: string; key: string; place: number; json: string }
  /** tables that were seeded */
  begun: { tbl: string; owner: number }
  orders: {
    /** ascending in order of creation */
    id: number
    number: string
    running: number
    print_running: number | null
    version: number
    /** milliseconds since 1970 */
    created_at: number
    shop_id: number
    status: string
    payment_status: string
    payment_method: string
    delivery: string
    printed: number
    total: number
    /** as `textCode` writes it, like the next two */
    province: number
    taken_by: number
    printed_by: number
    province_key: string
    name_key: string
    customer: number
    cod_due: number
    to_print: number
    /** the reference of its slip; '' without one */
    slip_key: string
    /** the order without its history, as `orderText` writes it */
    json: string
  }
  /** `changes`: as `historyText` writes them */
  order_histories: { order_id: number; changes: string }
  /** `hash`: of the request, '' once it's erased */
  order_keys: { key: string; order_id: number; hash: string }
  /** what a search looks at; rowid is the order */
  order_words: WordsRow
  /** totals of `orders` by day in Asia/Bangkok */
  order_days: { day: string; shop_id: number; status: string; orders: number; total: number }
  order_provinces: { province: string; day: string; shop_id: number; orders: number; total: number }
  /** counts of `orders` by what lists filter by, over all days */
  order_kinds: {
    shop_id: number
    status: string
    payment_status: string
    payment_method: string
    delivery: string
    printed: number
    orders: number
  }
  /** what lists filter `orders` by, a letter each: those of the ids from 900 times `block` on */
  order_letters: { facet: string; block: number; letters: string }
  /** pieces in `orders` by product or variant, without cancelled orders */
  order_products: { product_id: number; status: string; pieces: number }
  customers: {
    id: number
    key: string
    orders: number
    refused: number
    /** id of the latest order, and its sort values */
    latest: number
    /** milliseconds since 1970 */
    latest_at: number
    name_key: string
    phone_key: string
    address_key: string
    sub_district_key: string
    district_key: string
    province_key: string
    post_key: string
    /** id of the card that has this key */
    card: number | null
    /** 0 if the list leaves it out: an erased customer, or of one card's keys another one has the latest order */
    shown: number
  }
  /** what a search looks at; rowid is the customer */
  customer_words: WordsRow
  /** what staff know of customers; `…_key` columns sort those without an order */
  cards: {
    id: number
    /** of this card and of those that were merged into it */
    highest_id: number
    changed_at: number
    has_orders: number
    name_key: string
    phone_key: string
    address_key: string
    sub_district_key: string
    district_key: string
    province_key: string
    post_key: string
    json: string
  }
  /** the keys of customers that a card is about */
  card_keys: { key: string; card: number }
  /** what a search looks at; rowid is the card */
  card_words: WordsRow
  /** append-only; `changes` is JSON */
  activity: {
    id: number
    at: string
    by_id: number
    by_name: string
    kind: string
    call: string
    record: string
    changes: string
  }
  /** messages between two staff users, `low` and `high`, numbered from 1 per pair; '' = no `client_id`, no `file` (JSON) */
  talk_messages: {
    low: number
    high: number
    nth: number
    sender: number
    at: string
    client_id: string
    text: string
    file_id: string
    file: string
  }
  /** what a staff user sees of the messages with another one; `last` is JSON */
  talks: { person: number; contact: number; messages: number; unseen: number; last: string }
  /** everyone with an entry */
  activity_people: { id: number; name: string }
  /** the outbox: what transactions wrote; `person` = 0: the shop's */
  changes: {
    id: number
    kind: string
    action: string
    ref: string
    version: number | null
    person: number
    by: number
    session: string
    shop: number
    at: string
  }
  /** SQLite only: vocabulary of the full-text indices, their trigrams */
  order_terms: { term: string; col: string }
  customer_terms: { term: string; col: string }
  card_terms: { term: string; col: string }
}

/** Builds queries only. A `Connection` compiles them for its database and runs them. */
export const build = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})
