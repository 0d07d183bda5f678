import { createContext, useContext, useEffect, useState } from 'react'

/** A page that is the dashboard's own, and may be loaded anew. A portal's page never is. */
export type OwnPage = {
  reload(): void
  /** The name of the build that the server has by now, if it isn't this page's. */
  newBuild(): Promise<string | undefined>
  /** Loads the page anew, once per build and only if everything is saved; returns whether it does. */
  renewFor(build: string): boolean
  /** Says so if the server has a new build by now; returns whether it has. */
  announceNewBuild(): Promise<boolean>
}

/** The toast about code that failed to load. */
export const loadFailureId = 'load-failure'

export const OwnPageContext = createContext<OwnPage | undefined>(undefined)

/**
 * Whether code failed to load because the server has another build by now. With `renews`, the page is then loaded anew,
 * if it can be without losing entries.
 */
export function useNewBuild(isFailed: boolean, renews = false): 'asking' | 'there' | 'none' {
  const page = useContext(OwnPageContext)
  const [found, setFound] = useState<'asking' | 'there' | 'none'>('asking')
  useEffect(() => {
    if (!isFailed || !page) return
    let isLeft = false
    void page.newBuild().then((build) => {
      if (isLeft || (renews && build !== undefined && page.renewFor(build))) return
      setFound(build === undefined ? 'none' : 'there')
    })
    return () => {
      isLeft = true
      setFound('asking')
    }
  }, [isFailed, page, renews])
  return page ? found : 'none'
}
