import type * as v from 'valibot'
import { encodeQuery, type ObjectSchema } from './codec'
import { decodeQuery } from './decode-query'
import type { ListRequest, ListStep } from './list-machine'

const locationKeys = ['page', 'perPage', 'sortBy', 'sortDesc'] as const
type LocationKey = (typeof locationKeys)[number]

/** Page sizes accepted from the URL; any other is ignored. */
export const pageSizes = [10, 25, 50, 100] as const

export type ListText<Query> = {
  /** Parses the text after `?`. Missing and invalid values take their defaults. */
  read(text: string): ListRequest<Query>
  /** The reverse; defaults are omitted, so the first page without filters is ''. */
  write(request: ListRequest<Query>): string
}

type FiltersOf<S extends ObjectSchema> = Omit<v.InferOutput<S>, LocationKey>

/**
 * A list's filters, page and order as a query string, based on the schema of its call. `perPage` is the default page
 * size.
 */
export function listText<S extends ObjectSchema>(
  schema: S,
  perPage: number,
  sizes: readonly number[] = pageSizes,
): ListText<FiltersOf<S>> {
  const first = decodeQuery(schema, new URLSearchParams()) as Record<string, unknown>
  const isSize = (rows: unknown) => rows === perPage || sizes.some((size) => size === rows)
  return {
    read(text) {
      const params = new URLSearchParams(text)
      const { page, perPage: rows, sortBy, sortDesc, ...query } = decodeQuery(schema, params) as Record<string, unknown>
      return {
        query: query as FiltersOf<S>,
        page: typeof page === 'number' ? page : 1,
        perPage: params.has('perPage') && isSize(rows) ? (rows as number) : perPage,
        sortBy: sortBy === first.sortBy ? undefined : (sortBy as string | undefined),
        sortDesc: sortDesc === true,
      }
    },
    write({ query, page, perPage: rows, sortBy, sortDesc }) {
      const params = encodeQuery(schema, {
        ...(query as Record<string, unknown>),
        page: page === 1 ? undefined : page,
        perPage: rows === perPage ? undefined : rows,
        sortBy,
        sortDesc: sortDesc || undefined,
      })
      for (const [name, text] of [...params]) if (text === '') params.delete(name)
      return params.toString()
    },
  }
}

/** The fewest events that take a list from one request to another. */
export function listSteps<Query extends object>(from: ListRequest<Query>, to: ListRequest<Query>): ListStep<Query>[] {
  const names = [...new Set([...Object.keys(from.query), ...Object.keys(to.query)])] as (keyof Query)[]
  const changed = names.filter((name) => from.query[name] !== to.query[name])
  const steps: ListStep<Query>[] = []
  if (changed.length > 0) {
    // a removed filter must be named to be removed
    const query = Object.fromEntries(changed.map((name) => [name, to.query[name]])) as Partial<Query>
    steps.push({ type: 'query.change', query })
  }
  if (from.sortBy !== to.sortBy || from.sortDesc !== to.sortDesc)
    steps.push({ type: 'sort.change', sortBy: to.sortBy, sortDesc: to.sortDesc })
  if (from.perPage !== to.perPage) steps.push({ type: 'perPage.change', perPage: to.perPage })
  // each of these events resets to the first page
  if (to.page !== (steps.length > 0 ? 1 : from.page)) steps.push({ type: 'page.change', page: to.page })
  return steps
}
