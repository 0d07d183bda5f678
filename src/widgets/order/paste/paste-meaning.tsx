import { useLingui } from '@lingui/react/macro'
import Arrow from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { markKinds, type Span } from '../../../core/order/paste/order.paste.fields'
import { wholeSpan } from '../../../core/order/paste/order.paste.marks'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import * as css from './paste.css'
import { useMarkNames } from './use-mark-names'
import type { Paste } from './use-paste'

type PasteMeaningProps = { text: string; stretch: Span | undefined; paste: Paste }

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

/** Says what a selected part of the message is. */
export function PasteMeaning({ text, stretch, paste }: PasteMeaningProps) {
  const { t } = useLingui()
  const names = useMarkNames()
  const toaster = useToaster()
  const [said, setSaid] = useState('')
  const part = stretch ? text.slice(...wholeSpan(text, stretch)).trim() : ''
  if (!stretch || part === '')
    return <p className={css.hint}>{t`Wrong? Select part of the message, here or in the box, and say what it is.`}</p>
  const shown = shortened(part)
  const choose = (name: string, act: () => void) => () => {
    act()
    setSaid(`${shown}: ${name}`)
  }
  return (
    <div className={css.meaning}>
      <p className={css.part}>
        <q dir="auto">{shown}</q>
      </p>
      <Menu
        onFailed={() => toaster.show({ id: 'meaning', tone: 'error', title: t`Couldn't load this. Try again.` })}
        trigger={(props) => (
          <Button {...props} size="s" icon={<Arrow />}>
            {t`This is …`}
          </Button>
        )}
        items={[
          ...markKinds.map((kind) => ({
            value: kind,
            label: names[kind],
            onSelect: choose(names[kind], () => paste.mark(kind, stretch)),
          })),
          { value: 'nothing', label: t`None of these`, onSelect: choose('–', () => paste.unmark(stretch)) },
        ]}
      />
      <span role="status" className={css.hint}>
        {said}
      </span>
    </div>
  )
}
