import type { ReactNode } from 'react'
import * as css from './panels.css'

type ChatSwitchProps = { isOn: boolean; onChange(isOn: boolean): void; children: ReactNode }

export const ChatSwitch = ({ isOn, onChange, children }: ChatSwitchProps) => (
  <label className={css.switchRow}>
    <span>{children}</span>
    <input
      type="checkbox"
      role="switch"
      className={css.switchMark}
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
)
