import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnRole } from '../../core/cod/cod.columns'
import type { SettlementColumns } from '../../core/cod/cod.settlement'
import { classNames } from '../ui/class-names'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import * as css from './cod.css'

type Props = {
  columns: SettlementColumns
  isHeld: boolean
  onChoose(column: number, role: ColumnRole | undefined): void
}

/** The first rows of the list, with what each column holds. */
function ColumnTable({ columns, isHeld, onChoose }: Props) {
  const { t } = useLingui()
  const { headings, rows, width, parcel, amount } = columns
  const roleOf = (column: number) => (column === amount ? 'amount' : column === parcel ? 'parcel' : 'none')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={css.scroll} aria-label={t`Columns of the list`} tabIndex={0}>
      <table className={css.preview}>
        <thead>
          <tr>
            {Array.from({ length: width }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its index
              <th key={column} scope="col" className={css.previewCell}>
                <Field label={headings?.[column] || t`Column ${column + 1}`}>
                  <Select<ColumnRole | 'none'>
                    value={roleOf(column)}
                    disabled={isHeld}
                    onChange={(role) => onChoose(column, role === 'none' ? undefined : role)}
                    options={[
                      { value: 'none', label: t`Not used` },
                      { value: 'parcel', label: t`Order or tracking number` },
                      { value: 'amount', label: t`Amount collected` },
                    ]}
                  />
                </Field>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text
            <tr key={row}>
              {Array.from({ length: width }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its index
                <td key={column} className={css.previewCell}>
                  <bdi>{cells[column]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Asks which column is the amount if it isn't clear; otherwise on request. Stays open once it was used. */
export function CodColumns({ onChoose, ...props }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { isAsked } = props.columns
  const choose: Props['onChoose'] = (column, role) => {
    setOpen(true)
    onChoose(column, role)
  }
  return (
    <details
      className={isAsked ? css.question : undefined}
      open={isAsked || isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classNames(css.summary, isAsked && css.asked)}>
        {isAsked ? t`Which column is the amount collected from the customers?` : t`Columns of the list`}
      </summary>
      {isAsked && (
        <p className={css.hint}>{t`Without fees and VAT. Until you choose it, unclear parcels can't be marked.`}</p>
      )}
      <ColumnTable {...props} onChoose={choose} />
    </details>
  )
}
