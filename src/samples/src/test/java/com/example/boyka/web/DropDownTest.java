package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.DropDownActions.onDropDown;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Selects one or several options in lists. */
public class DropDownTest extends WebTest {
    @BeforeMethod
    public void openForm() {
        BreakfastPage.open();
    }

    // region select-by-text
    @Test
    public void choosesByTheTextThatIsSeen() {
        onDropDown(BreakfastPage.NUMBER).selectByText("Two");

        onDropDown(BreakfastPage.NUMBER).verifySelectedItem()
            .isEqualTo("Two");
    }
    // endregion

    // region select-by-value
    @Test
    public void choosesByTheValueInTheMarkup() {
        onDropDown(BreakfastPage.NUMBER).selectByValue("four");

        onDropDown(BreakfastPage.NUMBER).verifySelectedItem()
            .isEqualTo("Four");
    }
    // endregion

    // region select-by-index
    @Test
    public void addsTheSecondFood() {
        onDropDown(BreakfastPage.FOODS).selectByIndex(1);

        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Eggs", "Ham", "Sausages");
    }
    // endregion

    // region selected-item
    @Test
    public void readsTheFirstChoice() {
        var food = onDropDown(BreakfastPage.FOODS).selectedItem();

        assertThat(food).isEqualTo("Eggs");
    }
    // endregion

    // region selected-items
    @Test
    public void readsAllChoices() {
        var foods = onDropDown(BreakfastPage.FOODS).selectedItems();

        assertThat(foods).containsExactly("Eggs", "Sausages");
    }
    // endregion

    // region deselect-all
    @Test
    public void startsWithAnEmptyPlate() {
        onDropDown(BreakfastPage.FOODS).deselectAll();

        onDropDown(BreakfastPage.FOODS).selectByText("Ham");
        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Ham");
    }
    // endregion

    // region deselect-by-text
    @Test
    public void removesEggs() {
        onDropDown(BreakfastPage.FOODS).deselectByText("Eggs");

        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Sausages");
    }
    // endregion

    // region deselect-by-value
    @Test
    public void removesSausages() {
        onDropDown(BreakfastPage.FOODS).deselectByValue("sausages");

        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Eggs");
    }
    // endregion

    // region deselect-by-index
    @Test
    public void removesFirstFood() {
        onDropDown(BreakfastPage.FOODS).deselectByIndex(0);

        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Sausages");
    }
    // endregion
}
