import { longestRise } from './longest-rise'

/** An element that is reused for different rows of a list. */
export type RowElement = {
  readonly element: HTMLElement
  /** follows it and moves with it */
  tail?: HTMLElement | undefined
}

export type RowSource<Part extends RowElement> = {
  count: number
  keyOf(index: number): string | number
  /** px from the start of the list; for `count`, the end */
  offsetOf(index: number): number
  create(): Part
  /** overwrites everything the previous row left in the element */
  write(part: Part, index: number): void
  /** the focused row leaves; without this, its element leaves the document with it */
  onFocusLeaves?(): void
}

type Placed<Part> = { part: Part; key: string | number; index: number; offset: number }

/** Renders only some rows; elements of rows that are no longer wanted are reused. */
export function createRecycledRows<Part extends RowElement>(list: HTMLElement, first: RowSource<Part>) {
  let source = first
  let placed = new Map<number, Placed<Part>>()
  /** elements outside the document */
  let spare: Part[] = []

  const focused = () => (list.getRootNode() as Document | ShadowRoot).activeElement
  const remove = (part: Part) => {
    part.element.remove()
    part.tail?.remove()
  }
  const place = (each: Placed<Part>) => {
    const offset = source.offsetOf(each.index)
    if (offset === each.offset) return
    each.offset = offset
    each.part.element.style.transform = `translateY(${offset}px)`
  }
  const put = (each: Placed<Part>) => {
    const { part, index } = each
    source.write(part, index)
    if (part.tail && part.element.nextElementSibling !== part.tail) part.element.after(part.tail)
    place(each)
  }
  /** Frees the element for another row: focus inside it must not carry over. */
  const release = (part: Part): boolean => {
    const isFocused = () => part.element.contains(focused()) || part.tail?.contains(focused())
    if (isFocused()) source.onFocusLeaves?.()
    if (!isFocused()) return true
    remove(part)
    return false
  }
  const fill = (index: number, free: Placed<Part>[]) => {
    const known = free.pop()
    const part = known && release(known.part) ? known.part : (spare.pop() ?? source.create())
    const offset = known?.part === part ? known.offset : Number.NaN
    const next = { part, index, key: source.keyOf(index), offset }
    placed.set(index, next)
    if (!part.element.isConnected) list.append(part.element)
    put(next)
  }

  return {
    /** number of elements in use */
    size: () => placed.size,
    indexOf(target: Node): number | undefined {
      for (const { part, index } of placed.values())
        if (part.element.contains(target) || part.tail?.contains(target)) return index
      return undefined
    },
    parts: (): readonly Part[] => [...placed.values()].map(({ part }) => part),
    partAt: (index: number): Part | undefined => placed.get(index)?.part,
    *all(): Iterable<readonly [index: number, part: Part]> {
      for (const { index, part } of placed.values()) yield [index, part]
    },
    /** Updates positions when offsets changed and nothing else. */
    place() {
      for (const each of placed.values()) place(each)
    },
    /** Shows these rows, whose data is unchanged; others stay until their elements are reused. */
    show(wanted: readonly number[]) {
      const missing = wanted.filter((index) => !placed.has(index))
      if (missing.length === 0) return
      const isWanted = new Set(wanted)
      const middle = wanted[wanted.length >> 1] ?? 0
      // reuse the furthest row first
      const free = [...placed.values()]
        .filter(({ index }) => !isWanted.has(index))
        .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
      for (const index of missing) {
        const last = free.at(-1)
        if (last) placed.delete(last.index)
        fill(index, free)
      }
    },
    /** Rewrites these rows after data or looks changed, and removes all others. Rows keep their elements by key. */
    renew(next: RowSource<Part>, wanted: readonly number[]) {
      if (next.create !== source.create) {
        for (const { part } of placed.values()) if (release(part)) remove(part)
        placed.clear()
        spare = []
      }
      source = next
      const free = new Set(placed.values())
      const byKey = new Map([...free].map((each) => [each.key, each]))
      placed = new Map()
      const missing: number[] = []
      for (const index of wanted) {
        const known = byKey.get(source.keyOf(index))
        // duplicate keys must not share an element
        if (known && free.delete(known)) placed.set(index, Object.assign(known, { index }))
        else missing.push(index)
      }
      for (const each of placed.values()) put(each)
      const left = [...free]
      for (const index of missing) fill(index, left)
      for (const { part } of left) {
        if (!release(part)) continue
        remove(part)
        spare.push(part)
      }
    },
    /** Matches the DOM order to the visual order, for Tab and screen readers, with as few moves as possible. */
    order() {
      const active = focused()
      const all = [...placed.values()].sort((a, b) => a.index - b.index)
      const position = new Map([...list.children].map((element, at) => [element, at]))
      const positions = all.map(({ part }) => position.get(part.element) ?? -1)
      const held = all.findIndex(({ part }) => part.element.contains(active) || part.tail?.contains(active))
      const stays = longestRise(positions, held)
      let next: Element | null = null
      for (const [at, { part }] of [...all.entries()].reverse()) {
        if (!stays.has(at)) list.insertBefore(part.element, next)
        if (part.tail && part.element.nextElementSibling !== part.tail) part.element.after(part.tail)
        next = part.element
      }
    },
  }
}

export type RecycledRows<Part extends RowElement> = ReturnType<typeof createRecycledRows<Part>>
