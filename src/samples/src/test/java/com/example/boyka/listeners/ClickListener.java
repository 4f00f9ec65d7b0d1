package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.elements.IClickableActionsListener;
import io.github.boykaframework.builders.Locator;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/** Writes a line into the log for each click. */
// region listener
public class ClickListener implements IClickableActionsListener {
    private static final Logger LOG = LogManager.getLogger(ClickListener.class);

    @Override
    public void onClick(Locator locator) {
        LOG.info("Clicks {}", locator.getName());
    }

    @Override
    public void onDoubleClick(Locator locator) {
        LOG.info("Double-clicks {}", locator.getName());
    }
}
// endregion
