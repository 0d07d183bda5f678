import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { lazyPart } from '../../../core/kernel/lazy-part'
import { useLazyPart } from '../../lazy/use-lazy-part'
import { Button } from '../../ui/button'
import * as css from '../gallery.css'

const tour = lazyPart(
  () => import('../../ui/tour'),
  (file) => file.Tour,
)

export function TourSpecimen() {
  const { t } = useLingui()
  const containerRef = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { here: Tour } = useLazyPart(tour, isOpen)
  const around = (selector: string) => () =>
    containerRef.current?.closest('[part=gallery]')?.querySelector(selector) ?? null
  return (
    <div ref={containerRef} className={css.row}>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t`Start tour`}
      </Button>
      {isOpen && Tour && (
        <Tour
          steps={[
            { title: t`The components`, text: t`Each has its own page.`, target: around('[part=parts]') },
            {
              title: t`The component`,
              text: t`It works just as it does on the screens.`,
              target: around('[part=card]'),
            },
            { title: t`Its code`, text: t`The file that runs above.`, target: around('[part=code]') },
          ]}
          labels={{
            back: t`Back`,
            next: t`Next`,
            done: t`Done`,
            close: t`Close`,
            progress: (step, all) => t`Step ${step} of ${all}`,
          }}
          onEnd={() => setOpen(false)}
        />
      )}
    </div>
  )
}
