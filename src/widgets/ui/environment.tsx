import { EnvironmentProvider } from '@ark-ui/react/environment'
import { type ReactNode, useState } from 'react'

type EnvironmentProps = {
  /** any node of the root the parts stand in */
  within: Node
  children: ReactNode
}

/** Tells Ark which document or shadow root its parts are found in. Loaded with the parts that need it. */
export function Environment({ within, children }: EnvironmentProps) {
  // asked once: parts still look around a frame after the node has left the page, and it then has no such root
  const [root] = useState(() => within.getRootNode() as Document | ShadowRoot)
  return <EnvironmentProvider value={() => root}>{children}</EnvironmentProvider>
}
