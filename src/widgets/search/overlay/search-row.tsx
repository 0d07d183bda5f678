import { classNames } from '../../ui/class-names'
import { MarkedText } from './marked-text'
import * as css from './palette.css'
import type { Row } from './sections'
import { useRowLook } from './use-row-look'

type SearchRowProps = { id: string; row: Row; q: string; active: boolean; onPress(): void }

export function SearchRow({ id, row, q, active, onPress }: SearchRowProps) {
  const { sign, second, isSearched, aside } = useRowLook(row)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      role="option"
      id={id}
      aria-selected={active}
      data-key={row.key}
      className={classNames(css.row, second !== undefined && css.tall)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
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
