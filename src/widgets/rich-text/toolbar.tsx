import { useLingui } from '@lingui/react/macro'
import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import Bullets from 'lucide-react/icons/list'
import Numbers from 'lucide-react/icons/list-ordered'
import Redo from 'lucide-react/icons/redo-2'
import Plain from 'lucide-react/icons/remove-formatting'
import Strike from 'lucide-react/icons/strikethrough'
import Center from 'lucide-react/icons/text-align-center'
import Right from 'lucide-react/icons/text-align-end'
import Left from 'lucide-react/icons/text-align-start'
import Quote from 'lucide-react/icons/text-quote'
import Underline from 'lucide-react/icons/underline'
import Undo from 'lucide-react/icons/undo-2'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { isAppleDevice } from '../ui/apple-device'
import { Button } from '../ui/button'
import { readingKey } from '../ui/reading-key'
import type { Action } from './commands'
import type { Look } from './look'
import * as css from './rich-text.css'

export type ToolName = Action | 'link'

type Tool = {
  name: ToolName
  label: string
  icon: ReactNode
  /** without Ctrl or ⌘ */
  key?: string
  /** an action, not a toggle */
  acts?: true
  disabled?: boolean
}

function useTools(look: Look): readonly (readonly Tool[])[] {
  const { t } = useLingui()
  return [
    [
      { name: 'bold', label: t`Bold`, icon: <Bold />, key: 'B' },
      { name: 'italic', label: t`Italic`, icon: <Italic />, key: 'I' },
      { name: 'underline', label: t`Underline`, icon: <Underline />, key: 'U' },
      { name: 'strike', label: t`Strikethrough`, icon: <Strike />, key: 'Shift+X' },
    ],
    [
      { name: 'bullets', label: t`Bulleted list`, icon: <Bullets />, key: 'Shift+8' },
      { name: 'numbers', label: t`Numbered list`, icon: <Numbers />, key: 'Shift+7' },
      { name: 'quote', label: t`Quote`, icon: <Quote />, key: 'Shift+9' },
      { name: 'link', label: t`Link`, icon: <Link />, key: 'K' },
    ],
    [
      { name: 'start', label: t`Align left`, icon: <Left /> },
      { name: 'center', label: t`Centre`, icon: <Center /> },
      { name: 'end', label: t`Align right`, icon: <Right /> },
    ],
    [
      { name: 'plain', label: t`Clear formatting`, icon: <Plain />, key: '\\', acts: true },
      { name: 'undo', label: t`Undo`, icon: <Undo />, key: 'Z', acts: true, disabled: !look.canUndo },
      { name: 'redo', label: t`Redo`, icon: <Redo />, key: 'Shift+Z', acts: true, disabled: !look.canRedo },
    ],
  ]
}

type ToolbarProps = {
  look: Look
  /** id of the text it controls */
  controls: string
  isLinking: boolean
  onTool(name: ToolName): void
}

const shortcut = (key: string) => (isAppleDevice ? `⌘${key.replace('Shift+', '⇧')}` : `Ctrl+${key}`)
const spokenShortcut = (key: string) => `${isAppleDevice ? 'Meta' : 'Control'}+${key}`

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A single tab stop; arrow keys move within. */
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
      // keeps the selection, and on a phone the keyboard
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
