import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { Button } from '../ui/button'
import { readingKey } from '../ui/reading-key'
import type { Look } from './look'
import * as css from './rich-text.css'
import { type Tool, type ToolName, useTools } from './tools'

type ToolbarProps = {
  look: Look
  /** id of the text it works on */
  controls: string
  isLinking: boolean
  onTool(name: ToolName): void
}

const isMac = /^Mac|^iP/.test(globalThis.navigator?.platform ?? '')

const shortcut = (key: string) => (isMac ? `⌘${key.replace('Shift+', '⇧')}` : `Ctrl+${key}`)
const spokenShortcut = (key: string) => `${isMac ? 'Meta' : 'Control'}+${key}`

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** One stop of the Tab key: the arrows go on from there. */
export function Toolbar({ look, controls, isLinking, onTool }: ToolbarProps) {
  const { t } = useLingui()
  const groups = useTools(look)
  const names = groups.flat().map(({ name }) => name)
  const [stop, setStop] = useState<ToolName>('bold')

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : lookUp(steps, readingKey(event))
    if (!step) return
    event.preventDefault()
    const next = names[step(names.indexOf(stop), names.length)] ?? stop
    event.currentTarget.querySelector<HTMLElement>(`[data-tool=${next}]`)?.focus()
  }
  const button = ({ name, label, icon, key, acts, disabled = false }: Tool) => (
    <Button
      key={name}
      look="ghost"
      size="s"
      className={css.tool}
      icon={icon}
      label={label}
      title={key ? `${label} (${shortcut(key)})` : label}
      data-tool={name}
      tabIndex={name === stop ? 0 : -1}
      disabled={disabled}
      aria-keyshortcuts={key && spokenShortcut(key)}
      {...(!acts && { 'aria-pressed': look[name] })}
      {...(name === 'link' && { 'aria-expanded': isLinking })}
      onFocus={() => setStop(name)}
      // the text keeps its selection, and on a phone its keyboard
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTool(name)}
    />
  )
  return (
    <div role="toolbar" aria-label={t`Formatting`} aria-controls={controls} className={css.toolbar} onKeyDown={walk}>
      {groups.map((group) => (
        <div key={group[0]?.name} role="presentation" className={css.group}>
          {group.map(button)}
        </div>
      ))}
    </div>
  )
}
