import { type I18n, type MessageDescriptor, type MessageOptions, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '../../core'
import { withCounts } from './plural-counts'

/** The catalogs of a widget folder, each loaded when its language is in use. */
export type MessageCatalog = {
  readonly name: string
  load(locale: Locale): Promise<{ messages: Messages }>
}

type Entry = { i18n: I18n; ready: Set<string>; loading: Map<string, Promise<void>> }

const entries = new Map<Locale, Entry>()

function entryOf(locale: Locale): Entry {
  const known = entries.get(locale)
  if (known) return known
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const translate = i18n._.bind(i18n)
  i18n._ = (descriptor: MessageDescriptor | string, values?: Record<string, unknown>, options?: MessageOptions) =>
    typeof descriptor === 'string'
      ? translate(descriptor, withCounts(values, locale), options)
      : translate({ ...descriptor, values: withCounts(descriptor.values, locale) })
  i18n.t = i18n._
  const entry: Entry = { i18n, ready: new Set(), loading: new Map() }
  entries.set(locale, entry)
  return entry
}

/** One Lingui instance per language in use; the host's own Lingui isn't touched. */
export const i18nOf = (locale: Locale): I18n => entryOf(locale).i18n

export const localesInUse = (): readonly Locale[] => [...entries.keys()]

export const hasMessages = (locale: Locale, names: readonly string[]): boolean =>
  names.every((name) => entryOf(locale).ready.has(name))

/** Adds catalogs that arrived without their own loader, by name. */
export function provideMessages(locale: Locale, catalogs: Readonly<Record<string, Messages>>): void {
  const { i18n, ready } = entryOf(locale)
  for (const [name, messages] of Object.entries(catalogs)) {
    if (ready.has(name)) continue
    i18n.load(locale, messages)
    ready.add(name)
  }
}

function loadOne(locale: Locale, { name, load }: MessageCatalog): Promise<void> {
  const entry = entryOf(locale)
  if (entry.ready.has(name)) return Promise.resolve()
  const known = entry.loading.get(name)
  if (known) return known
  const loading = load(locale).then(
    ({ messages }) => {
      entry.i18n.load(locale, messages)
      entry.ready.add(name)
    },
    (error) => {
      entry.loading.delete(name)
      throw error
    },
  )
  entry.loading.set(name, loading)
  return loading
}

const asked = new Map<string, Promise<unknown>>()

/** Resolves when all texts are loaded; returns the same promise for the same arguments, as React's `use` requires. */
export function messagesReady(locale: Locale, messages: readonly MessageCatalog[]): Promise<unknown> {
  const names = messages.map(({ name }) => name)
  const key = [locale, ...names].join(' ')
  const known = asked.get(key)
  if (known) return known
  // React reads the status of a settled promise and renders without suspending
  const isHere = hasMessages(locale, names)
  const answer = isHere
    ? Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })
    : Promise.all(messages.map((each) => loadOne(locale, each)))
  asked.set(key, answer)
  answer.then(
    () => {
      Object.assign(answer, { status: 'fulfilled' })
    },
    () => {
      asked.delete(key)
    },
  )
  return answer
}
