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
import type { ReactNode } from 'react'
import type { Action } from './commands'
import type { Look } from './look'

export type ToolName = Action | 'link'

export type Tool = {
  name: ToolName
  label: string
  icon: ReactNode
  /** without Ctrl or Command */
  key?: string
  /** where it is nothing to switch on */
  acts?: true
  disabled?: boolean
}

/** The toolbar's groups, in the reader's words. */
export function useTools(look: Look): readonly (readonly Tool[])[] {
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
