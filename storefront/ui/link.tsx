import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = ComponentProps<'a'> & { readonly href: string };

const PlainLink = (props: LinkProps) => <a {...props} />;

/** How the parts of this folder follow a link; the shop puts its router here. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export function Link(props: LinkProps) {
  const Follow = useContext(LinkContext);
  return <Follow {...props} />;
}
