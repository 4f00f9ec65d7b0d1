package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.data.ITestDataActionsListener;

/** Prints each read of test data. */
// region listener
public class DataListener implements ITestDataActionsListener {
    @Override
    public void onRow(int index) {
        System.out.println("Reads row " + index);
    }

    @Override
    public void onRows() {
        System.out.println("Reads all rows");
    }
}
// endregion
