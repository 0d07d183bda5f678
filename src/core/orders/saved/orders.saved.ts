import * as v from 'valibot'
import { assign, setup } from 'xstate'
import { otherTabs } from '../../kernel/other-tabs'
import type { Ports } from '../../kernel/ports'
import type { Area } from '../../kernel/storage'
import { keptName } from '../../kernel/stores'

export type SavedFiltersInput = Pick<Ports, 'storage'>

/** Filters and sort order of the order list, as its query string, under a name. */
export type SavedFilter = { name: string; query: string }

export const longestFilterName = 60
/** The oldest ones are removed. */
export const mostSavedFilters = 30

type Context = { area: Area; saved: readonly SavedFilter[] }

export type SavedFiltersEvent =
  /** replaces one of the same name; a blank name is ignored */
  | { type: 'filter.save'; name: string; query: string }
  /** ignored if the name is blank or another one's */
  | { type: 'filter.rename'; name: string; to: string }
  | { type: 'filter.remove'; name: string }
  /** another tab wrote them */
  | { type: 'record.changed' }

/** The user's own storage: it survives a sign-out. */
export const savedFiltersKey = keptName('orders.filters')

const filterSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestFilterName)),
  query: v.string(),
})
const recordSchema = v.object({ version: v.literal(1), saved: v.array(v.unknown()) })

/** Another version or an invalid text counts as none, an invalid filter is left out. */
function readSaved(text: string | null): readonly SavedFilter[] {
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(text ?? 'null'))
    if (!success) return []
    return output.saved.flatMap((each) => {
      const filter = v.safeParse(filterSchema, each)
      return filter.success ? filter.output : []
    })
  } catch {
    return []
  }
}

const plain = (name: string): string => name.trim().slice(0, longestFilterName).trim()
const fold = (name: string): string => name.normalize('NFC').toLowerCase()
const isNamed =
  (name: string) =>
  (filter: SavedFilter): boolean =>
    fold(filter.name) === fold(name)

/** Whether a saved one has this name, ignoring case and surrounding blanks. */
export const hasName = (saved: readonly SavedFilter[], name: string): boolean => saved.some(isNamed(plain(name)))

function withSaved(saved: readonly SavedFilter[], filter: SavedFilter): readonly SavedFilter[] {
  const name = plain(filter.name)
  if (name === '') return saved
  const position = saved.findIndex(isNamed(name))
  const next = { name, query: filter.query }
  return position < 0 ? [...saved, next].slice(-mostSavedFilters) : saved.with(position, next)
}

function withName(saved: readonly SavedFilter[], name: string, to: string): readonly SavedFilter[] {
  const next = plain(to)
  const isTaken = hasName(saved, next) && fold(next) !== fold(name)
  if (next === '' || isTaken) return saved
  return saved.map((filter) => (isNamed(name)(filter) ? { ...filter, name: next } : filter))
}

/** The user's saved filters, in this browser. */
export const savedFiltersMachine = setup({
  types: {
    input: {} as SavedFiltersInput,
    context: {} as Context,
    events: {} as SavedFiltersEvent,
  },
  actors: { elsewhere: otherTabs(savedFiltersKey) },
  actions: {
    keep: ({ context: { area, saved } }) =>
      saved.length > 0
        ? area.set(savedFiltersKey, JSON.stringify({ version: 1, saved }))
        : area.remove(savedFiltersKey),
  },
}).createMachine({
  id: 'orders.saved',
  context: ({ input: { storage } }) => ({
    area: storage.local,
    saved: readSaved(storage.local.get(savedFiltersKey)),
  }),
  invoke: {
    src: 'elsewhere',
    input: ({ context: { area } }) => area,
    // if other tabs can't be observed, this one continues alone
    onError: {},
  },
  on: {
    'filter.save': {
      actions: [
        assign(({ context, event: { name, query } }) => ({ saved: withSaved(context.saved, { name, query }) })),
        'keep',
      ],
    },
    'filter.rename': {
      actions: [assign(({ context, event: { name, to } }) => ({ saved: withName(context.saved, name, to) })), 'keep'],
    },
    'filter.remove': {
      actions: [
        assign(({ context, event: { name } }) => ({ saved: context.saved.filter((each) => !isNamed(name)(each)) })),
        'keep',
      ],
    },
    'record.changed': { actions: assign(({ context: { area } }) => ({ saved: readSaved(area.get(savedFiltersKey)) })) },
  },
})
