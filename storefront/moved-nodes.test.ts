import { expect, onTestFinished, test, vi } from 'vitest';
import { tolerateMovedNodes } from './moved-nodes.ts';

/** As much of a node as this is about, and as strict as a browser's. */
function nodeType() {
  return class FakeNode {
    parentNode: FakeNode | null = null;
    children: FakeNode[] = [];

    insertBefore(child: FakeNode, next: FakeNode | null): FakeNode {
      const at = next === null ? this.children.length : this.children.indexOf(next);
      if (at < 0) throw new Error('NotFoundError');
      this.children.splice(at, 0, child);
      child.parentNode = this;
      return child;
    }
    removeChild(child: FakeNode): FakeNode {
      if (!this.children.includes(child)) throw new Error('NotFoundError');
      this.children = this.children.filter((one) => one !== child);
      child.parentNode = null;
      return child;
    }
  };
}

function open() {
  const FakeNode = nodeType();
  vi.stubGlobal('Node', FakeNode);
  onTestFinished(() => void vi.unstubAllGlobals());
  tolerateMovedNodes();
  const [parent, first, last, moved] = [new FakeNode(), new FakeNode(), new FakeNode(), new FakeNode()];
  for (const child of [first, last]) parent.insertBefore(child, null);
  return { parent, first, last, moved, added: new FakeNode() };
}

test('a text that a translator has taken away can be removed, and stood before', () => {
  const { parent, first, last, moved, added } = open();
  expect(parent.removeChild(moved)).toBe(moved);
  expect(parent.insertBefore(added, moved)).toBe(added);
  expect(parent.children).toEqual([first, last, added]);
});

test('what is where it was is removed and stood before as ever', () => {
  const { parent, first, last, added } = open();
  parent.insertBefore(added, last);
  parent.removeChild(first);
  expect(parent.children).toEqual([added, last]);
});
