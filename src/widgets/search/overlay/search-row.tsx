import { classNames } from '../../ui/class-names'
import type { Combobox } from '../../ui/use-combobox'
import { MarkedText } from './marked-text'
import * as css from './palette.css'
import type { Row } from './sections'
import { useRowLook } from './use-row-look'

type SearchRowProps = { row: Row; q: string; option: ReturnType<Combobox['option']> }

export function SearchRow({ row, q, option }: SearchRowProps) {
  const { sign, second, isSearched, aside } = useRowLook(row)
  return (
    <div {...option} data-key={row.key} className={classNames(css.row, second !== undefined && css.tall)}>
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>
      <span className={css.words}>
        <span className={css.title} dir="auto">
          <MarkedText text={row.title} q={q} />
        </span>
        {second !== undefined && (
          <span className={css.second} dir="auto">
            <MarkedText text={second} q={isSearched ? q : ''} />
          </span>
        )}
      </span>
      {aside && <span className={css.asideText}>{aside}</span>}
    </div>
  )
}
