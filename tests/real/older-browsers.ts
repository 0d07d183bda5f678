import { readFileSync } from 'node:fs'
import compat, { type BrowserName, type Identifier } from '@mdn/browser-compat-data/forLegacyNode'

/** The oldest browsers that the documentation names, with their versions. */
export function oldestBrowsers(): { browser: BrowserName; version: number }[] {
  const names: Record<string, BrowserName> = { 'Chrome, Edge': 'chrome', Firefox: 'firefox', Safari: 'safari' }
  const rows = readFileSync('docs/embedding.md', 'utf8').matchAll(/^\| (Chrome, Edge|Firefox|Safari) \| ([\d.]+) \|/gm)
  const found = [...rows].map(([, name = '', version]) => ({
    browser: names[name] ?? 'chrome',
    version: Number(version),
  }))
  if (found.length !== 3) throw new Error('docs/embedding.md names no oldest browsers in the form that is looked for')
  return found
}

/** Members by their owner, or a global by itself. */
export type Missing = readonly [owner: string, member?: string]

const numberOf = (added: unknown): number =>
  typeof added === 'string' && added !== 'preview' ? Number(added.replace('≤', '')) : Number.POSITIVE_INFINITY

/** The version from which the browser has it, at least in part. */
function since({ __compat: facts }: Identifier, browser: BrowserName): number {
  const support = [facts?.support[browser] ?? []].flat()
  const plain = support.filter(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other)
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...plain.map(({ version_added: added, version_removed: removed }) => (removed ? Infinity : numberOf(added))),
  )
}

/** Trusted Types are enforced by the browser that tests: without its API, nothing could comply. */
const isEnforced = (name: string) => /^trusted/i.test(name)

/** What today's Chromium has and this browser didn't, of the web's APIs and JavaScript's own objects. */
export function missingIn(browser: BrowserName, version: number): Missing[] {
  const missing: Missing[] = []
  const isMissing = (each: Identifier) =>
    each.__compat && since(each, browser) > version && since(each, 'chrome') !== Number.POSITIVE_INFINITY
  const all: Record<string, Identifier> = { ...compat.api, ...compat.javascript.builtins }
  for (const [owner, each] of Object.entries(all)) {
    if (owner === '__compat' || isEnforced(owner)) continue
    if (isMissing(each)) missing.push([owner])
    for (const [member, part] of Object.entries(each as Record<string, Identifier>)) {
      const name = member.replace(/_static$|_event$/, '')
      if (member !== '__compat' && !name.startsWith('@@') && !isEnforced(name) && isMissing(part))
        missing.push([owner, name])
    }
  }
  return missing
}

/** Runs in the page, before its own scripts. */
export function remove(missing: readonly Missing[]): void {
  const drop = (owner: object | undefined, name: string) => {
    if (owner && Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name)
  }
  // what exists without its members stays: every object inherits from these
  const kept = ['Iterator', 'Element', 'Event']
  for (const [owner, member] of missing) {
    const found: unknown = Reflect.get(globalThis, owner)
    if (member === undefined) {
      if (!kept.includes(owner)) drop(globalThis, owner)
    } else if (owner === 'Window') drop(globalThis, member)
    else if (typeof found === 'function' || (typeof found === 'object' && found)) {
      drop(found, member)
      drop(Reflect.get(found, 'prototype') ?? undefined, member)
    }
  }
}
