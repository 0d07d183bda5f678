import * as badge from '../ui/badge.css'
import { classNames } from '../ui/class-names'
import type { RowElement } from '../ui/recycled-rows'
import type { RowAction, TextColumn } from './columns'
import * as css from './data-table.css'
import type { DataTableState } from './use-data-table'
import { clipped } from './window-table.css'

export type WindowRow = RowElement & {
  readonly element: HTMLElement
  readonly values: readonly WindowValue[]
  readonly tick: HTMLInputElement | null
  readonly fold: HTMLElement | null
  readonly foldIcon: Element | null | undefined
  readonly act: HTMLElement | null
  /** what `values` were clipped by */
  fitting?: RowContent<never>['fitting']
}

type WindowValue = { cell: Element; text: Text; badge: Element | undefined; isClipped: boolean }

export type RowContent<Row> = {
  columns: readonly TextColumn<Row>[]
  state: Pick<DataTableState<Row>, 'ticks' | 'unfolded'>
  action: RowAction<Row> | undefined
  keyOf(row: Row): string
  nameOf(row: Row): string
  /** for each column, how many characters certainly fit */
  fitting: readonly number[]
  labels: { select(name: string): string; details(name: string): string }
}

export function copyOf(pattern: HTMLElement): WindowRow {
  const element = pattern.cloneNode(true) as HTMLElement
  const find = <Found extends HTMLElement>(key: string) => element.querySelector<Found>(`[data-key=${key}]`)
  const values = [...element.querySelectorAll('[data-key=value]')].map((cell) => {
    const badge = cell.firstElementChild ?? undefined
    const text = (badge ?? cell).appendChild(document.createTextNode(''))
    return { cell, text, badge, isClipped: false }
  })
  const fold = find('fold')
  return { element, values, tick: find('tick'), fold, foldIcon: fold?.querySelector('svg'), act: find('act') }
}

const setAttribute = (element: Element, name: string, value: string) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Updates the icon's tooltip too: a recycled row still has the previous one's. */
const label = (control: HTMLElement, text: string) => {
  setAttribute(control, 'aria-label', text)
  if (control.title !== '' && control.title !== text) control.title = ''
}

/** A cell stays clipped for the rows that follow: to change it costs more than to clip it. */
function clip(value: WindowValue, isLong: boolean, isRefitted: boolean): void {
  if (value.isClipped === isLong || (value.isClipped && !isRefitted)) return
  value.isClipped = isLong
  value.cell.classList.toggle(clipped, isLong)
}

/** Overwrites everything a previous row left in the element. `place` is 1-based and counts the head. */
export function writeRow<Row>(part: WindowRow, row: Row, place: number, content: RowContent<Row>): void {
  const { element, values, tick, fold, act } = part
  const { columns, state, action, keyOf, nameOf, fitting, labels } = content
  const key = keyOf(row)
  const name = nameOf(row)
  const isTicked = state.ticks.has(key)
  setAttribute(element, 'data-row', key)
  setAttribute(element, 'aria-rowindex', String(place))
  if (element.hasAttribute('data-selected') !== isTicked) element.toggleAttribute('data-selected', isTicked)
  for (const [at, value] of values.entries()) {
    const { text, badge: pill } = value
    const column = columns[at]
    if (!column) continue
    const next = column.text(row)
    if (text.data !== next) text.data = next
    clip(value, pill !== undefined || next.length > (fitting[at] ?? 0), part.fitting !== fitting)
    if (pill && column.tone) setAttribute(pill, 'class', classNames(badge.badge, badge.tones[column.tone(row)]))
  }
  part.fitting = fitting
  if (tick) {
    const isLocked = state.ticks.isFull && !isTicked
    if (tick.checked !== isTicked) tick.checked = isTicked
    if (tick.disabled !== isLocked) tick.disabled = isLocked
    label(tick, labels.select(name))
  }
  if (fold) {
    const isUnfolded = state.unfolded.has(key)
    label(fold, labels.details(name))
    setAttribute(fold, 'aria-expanded', String(isUnfolded))
    part.foldIcon?.classList.toggle(css.unfolded, isUnfolded)
  }
  if (act && action) label(act, action.labelOf(row))
}
