import { Fragment } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { isAppleDevice } from './apple-device'
import * as css from './shortcut-list.css'

export type Shortcut = {
  /** any of these; those of one combination are joined by `+`: `Ctrl+Enter` */
  keys: readonly string[]
  text: string
}

const marks: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
}
const appleMarks: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' }

const markOf = (key: string): string => (isAppleDevice && lookUp(appleMarks, key)) || (lookUp(marks, key) ?? key)

export const ShortcutList = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <dl className={css.list}>
    {shortcuts.map(({ keys, text }) => (
      <div key={keys.join(' ')} className={css.line}>
        <dt className={css.keys} translate="no">
          {keys.map((combination) => (
            <span key={combination} className={css.combination}>
              {combination.split('+').map((key, nth) => (
                <Fragment key={key}>
                  {nth > 0 && <span className={css.plus}>+</span>}
                  <kbd className={css.key}>{markOf(key)}</kbd>
                </Fragment>
              ))}
            </span>
          ))}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
