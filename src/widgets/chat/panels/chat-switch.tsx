import { type ReactNode, useId } from 'react'
import * as css from './panels.css'

type ChatSwitchProps = { isOn: boolean; onChange(isOn: boolean): void; hint: string; children: ReactNode }

export function ChatSwitch({ isOn, onChange, hint, children }: ChatSwitchProps) {
  const id = useId()
  return (
    <div>
      <label className={css.switchRow}>
        <span>{children}</span>
        <input
          type="checkbox"
          role="switch"
          className={css.switchMark}
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      <p id={id} className={css.quiet}>
        {hint}
      </p>
    </div>
  )
}
