import Lens from 'lucide-react/icons/search'
import * as css from './search.css'

type SearchOpenerProps = {
  label: string
  /** names the keys that open it */
  showsKeys: boolean
  expanded: boolean
  onNear(): void
  onOpen(): void
}

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** Looks like a field and opens one. */
export function SearchOpener({ label, showsKeys, expanded, onNear, onOpen }: SearchOpenerProps) {
  return (
    <button
      type="button"
      part="button"
      className={css.opener}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      aria-keyshortcuts={showsKeys ? '/ Control+K Meta+K' : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      <Lens className={css.lens} aria-hidden="true" />
      <span className={css.words}>{label}</span>
      {showsKeys && (
        <span className={css.keys} aria-hidden="true" translate="no">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </span>
      )}
    </button>
  )
}
