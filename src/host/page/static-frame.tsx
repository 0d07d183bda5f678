import type { MessageDescriptor } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { defaults } from '../../core/dashboard/dashboard.record'
import { Brand } from '../../widgets/dashboard/brand'
import * as css from '../../widgets/dashboard/frame.css'
import { frameMessages } from '../../widgets/dashboard/frame-messages'
import { FrameSkeleton } from '../../widgets/dashboard/frame-skeleton'
import { screens } from '../../widgets/dashboard/routes'
import { groups } from '../../widgets/dashboard/routes/groups'
import type { ScreenRow } from '../../widgets/dashboard/routes/row'
import { ScreenPlace } from '../../widgets/dashboard/screen-place'
import * as shell from '../../widgets/dashboard/shell.css'
import * as bar from '../../widgets/dashboard/top-bar.css'
import { SalesSkeleton } from '../../widgets/sales/sales-skeleton'
import { styleSheetText } from '../../widgets/theme/style-sheets'
import { themeRoot } from '../../widgets/theme/theme.css'
import { classNames } from '../../widgets/ui/class-names'
import { Loading } from '../../widgets/ui/skeleton'
import type { screenPart } from './screen-part'

type Words = { title: string; group: string; menu: string; loading: string }

/** The skeleton below the heading: the overview's own, or that of any other screen. */
type Place = 'sales' | 'screen'

/** The dashboard's frame with the skeleton of a screen, as shown before any script runs. */
function Frame({ title, group, menu, loading, place }: Words & { place: Place }) {
  return (
    <div className={classNames(themeRoot, 'frame')} data-frame="" hidden>
      <div className={classNames(shell.shell, shell.fullPage)}>
        <FrameSkeleton
          frame={defaults}
          dark={false}
          menuLabel={menu}
          name={<Brand />}
          place={
            <div className={bar.area}>
              <span className={classNames(shell.onlyNarrow, 'frame-button')} />
              <span className={classNames(bar.brandFrame, shell.onlyNarrow)}>
                <Brand />
              </span>
              <div className={shell.onlyWide}>
                <p className={bar.crumbs}>
                  <span className={bar.crumb}>{group}</span>
                </p>
              </div>
            </div>
          }
        >
          <main className={css.main}>
            <h1 className={css.title}>{title}</h1>
            <div className={css.content}>
              {place === 'sales' ? (
                <>
                  <Loading label={loading} />
                  <SalesSkeleton />
                </>
              ) : (
                <ScreenPlace label={loading} />
              )}
            </div>
          </main>
        </FrameSkeleton>
      </div>
    </div>
  )
}

/** What a screen's frame needs to know about it. */
type FramedScreen = {
  paths: readonly string[]
  /** ability subject required to open it */
  subject: string
  place: Place
  title: string
  group: string
  /** source file of its code */
  file: string
}

/** Placeholders in the frame's HTML for the texts of a screen. */
const slots = { title: '{{title}}', group: '{{group}}' }

export type Frames = { screens: readonly FramedScreen[]; html: Readonly<Record<Place, string>> }

const fileOf = async ({ part }: ScreenRow): Promise<string> => (await (part as unknown as NamedPart)()).file
type NamedPart = ReturnType<typeof screenPart>

/** Frames and screens in one language; `say` translates a message. */
export async function framesOf(say: (name: MessageDescriptor) => string): Promise<Frames> {
  const words = { ...slots, menu: say(frameMessages.menu), loading: say(frameMessages.loading) }
  const htmlOf = (place: Place) => renderToStaticMarkup(<Frame {...words} place={place} />)
  return {
    html: { sales: htmlOf('sales'), screen: htmlOf('screen') },
    screens: await Promise.all(
      screens
        .filter(({ sample }) => sample === undefined)
        .map(async (row) => ({
          paths: [row.path, ...(row.also ?? [])],
          subject: row.subject,
          place: row.path === '/' ? 'sales' : 'screen',
          title: say(row.label),
          group: say(groups[row.group]),
          file: await fileOf(row),
        })),
    ),
  }
}

export { styleSheetText }
