import { useLingui } from '@lingui/react/macro'
import CodeIcon from 'lucide-react/icons/code'
import Copy from 'lucide-react/icons/copy'
import { useId, useRef, useState } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'
import { Lazy } from '../lazy/lazy'
import { useLoadFailure } from '../lazy/use-load-failure'
import { copyText } from '../orders/reply/copying'
import { useToaster } from '../runtime/use-toaster'
import { WidgetBoundary } from '../runtime/widget-boundary'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './gallery.css'
import type { SpecimenRow } from './specimen-row'
import { specimens } from './specimens'

const ExampleSkeleton = () => (
  <Loading>
    <Skeleton shape="block" height={140} />
  </Loading>
)

export function Specimen({ row: { name, title, note, part, code } }: { row: SpecimenRow }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <article className={css.specimen} aria-labelledby={id} part="specimen" data-specimen={name}>
      <h2 id={id} className={css.title}>
        {i18n._(title)}
      </h2>
      <p className={css.note}>{i18n._(note)}</p>
      <Card>
        <WidgetBoundary>
          <Lazy part={part} fallback={<ExampleSkeleton />}>
            {(Example) => <Example specimens={specimens} />}
          </Lazy>
        </WidgetBoundary>
      </Card>
      <SpecimenCode name={i18n._(title)} load={code} />
    </article>
  )
}

type SpecimenCodeProps = { name: string; load(): Promise<{ default: string }> }

function SpecimenCode({ name, load }: SpecimenCodeProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const reportLoadFailure = useLoadFailure({ title: t`Couldn't load the code` })
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  const open = async () => {
    setOpen(!isOpen)
    if (isOpen || text !== undefined || isLoading) return
    setLoading(true)
    try {
      setText((await loadChunk(load)).default)
    } catch {
      setOpen(false)
      void reportLoadFailure()
    }
    setLoading(false)
  }
  const copy = async (code: string) => {
    const isCopied = await copyText(code, field.current)
    toaster.show(
      isCopied
        ? { id: 'specimen-code', tone: 'success', title: t`Code copied` }
        : { id: 'specimen-code', tone: 'warning', title: t`Couldn't copy: select the code and copy it` },
    )
  }
  const isShown = isOpen && text !== undefined
  return (
    <div className={css.code} part="code">
      <div className={css.codeActs}>
        <Button icon={<CodeIcon />} busy={isLoading} aria-expanded={isShown} onClick={open}>
          {isShown ? t`Hide code` : t`Show code`}
        </Button>
        {isShown && (
          <Button icon={<Copy />} onClick={() => copy(text)}>
            {t`Copy`}
          </Button>
        )}
      </div>
      {isShown && (
        <textarea
          ref={field}
          className={css.codeText}
          aria-label={t`Code for ${name}`}
          translate="no"
          readOnly
          spellCheck={false}
          wrap="off"
          rows={Math.min(24, text.split('\n').length)}
          value={text}
        />
      )}
    </div>
  )
}
