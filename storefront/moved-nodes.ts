/**
 * The translators of browsers put each text into elements of their own, without React's knowledge: what it then takes out of the page,
 * or inserts something before, is no longer where it was, and its error would take the whole page away. So what has moved is left
 * alone, and what is to stand before it comes last. A text that is the only content of its element is replaced as ever; beside other
 * content it stays as it was translated. So a text that changes has an element of its own.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
}
