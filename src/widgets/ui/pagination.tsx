import Previous from 'lucide-react/icons/chevron-left'
import Next from 'lucide-react/icons/chevron-right'
import { Button } from './button'
import * as css from './pagination.css'
import { Select } from './select'

export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** 1-based indexes of the first and last row; 0 and 0 if there are none. */
export function rowsOfPage(page: number, perPage: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 }
  const at = Math.min(Math.max(1, page), pageCount(total, perPage))
  return { from: (at - 1) * perPage + 1, to: Math.min(total, at * perPage) }
}

/** Page numbers to show, 'gap' for omitted ones: always the ends and neighbours, never a gap of a single page. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const around = 1
  const shown = new Set<number>([1, pages])
  const from = Math.min(page - around, pages - 2 * around - 2)
  const to = Math.max(page + around, 2 * around + 3)
  for (let each = Math.max(1, from); each <= Math.min(pages, to); each++) shown.add(each)
  if (shown.has(3)) shown.add(2)
  if (shown.has(pages - 2)) shown.add(pages - 1)
  const sorted = [...shown].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b)
  return sorted.flatMap((each, index) =>
    index > 0 && each - (sorted[index - 1] ?? 0) > 1 ? (['gap', each] as const) : [each],
  )
}

type PaginationProps = {
  /** 1-based */
  page: number
  perPage: number
  total: number
  onChange(page: number): void
  /** selectable page sizes; without them there is no choice */
  perPageChoices?: readonly number[]
  onPerPageChange?(perPage: number): void
  labels: {
    navigation: string
    previous: string
    next: string
    page(page: number): string
    range(from: number, to: number, total: number): string
    perPage?(count: number): string
  }
}

export function Pagination(props: PaginationProps) {
  const { page, perPage, total, onChange, perPageChoices = [], onPerPageChange, labels } = props
  const pages = pageCount(total, perPage)
  const at = Math.min(Math.max(1, page), pages)
  const { from, to } = rowsOfPage(at, perPage, total)
  const nameOf = labels.perPage ?? String
  return (
    <div className={css.bar} part="pagination">
      <div className={css.side}>
        <p className={css.range} aria-live="polite">
          {labels.range(from, to, total)}
        </p>
        {onPerPageChange && perPageChoices.length > 0 && (
          <Select
            className={css.perPage}
            aria-label={nameOf(perPage)}
            value={String(perPage)}
            onChange={(count) => onPerPageChange(Number(count))}
            options={perPageChoices.map((count) => ({ value: String(count), label: nameOf(count) }))}
          />
        )}
      </div>
      {pages > 1 && (
        <nav aria-label={labels.navigation}>
          <ul className={css.list}>
            <li>
              <Button
                look="ghost"
                size="s"
                className={css.arrow}
                icon={<Previous />}
                label={labels.previous}
                disabled={at === 1}
                data-page={at - 1}
                onClick={() => onChange(at - 1)}
              />
            </li>
            {pageWindow(at, pages).map((each, index, all) =>
              each === 'gap' ? (
                <li key={`gap-${all[index + 1]}`} className={css.gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={each}>
                  <Button
                    look="ghost"
                    size="s"
                    className={css.page}
                    label={labels.page(each)}
                    aria-current={each === at ? 'page' : undefined}
                    data-page={each}
                    onClick={() => each !== at && onChange(each)}
                  >
                    {each}
                  </Button>
                </li>
              ),
            )}
            <li>
              <Button
                look="ghost"
                size="s"
                className={css.arrow}
                icon={<Next />}
                label={labels.next}
                disabled={at === pages}
                data-page={at + 1}
                onClick={() => onChange(at + 1)}
              />
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}
